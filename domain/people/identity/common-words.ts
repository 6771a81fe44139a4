/** Words and names that common passwords are made of, in the languages of our customers. */
const WORDS = `
  password passwort parole parool slaptazodis slaptas parol passw pass admin administrator root user guest login test
  tester testing demo default secret private letmein changeme welcome master access qwerty qwertz azerty iloveyou loveme
  love lovely forever angel princess prince queen king sunshine shadow dragon monkey tiger lion wolf bear eagle falcon
  horse cat kitten dog puppy bunny butterfly flower rose daisy lily cookie chocolate banana cherry apple orange lemon
  pepper ginger honey sugar candy coffee summer winter spring autumn october november december january monday friday
  football baseball basketball hockey soccer tennis golf racing runner liverpool arsenal chelsea barcelona juventus
  realmadrid manchester yankees lakers steelers cowboys superman batman spiderman ironman pokemon pikachu naruto minecraft
  starwars startrek matrix freedom peace whatever nothing something computer internet samsung iphone android google
  facebook instagram youtube twitter amazon microsoft windows nintendo playstation xbox mercedes ferrari porsche mustang
  corvette yamaha harley toyota honda jordan michael daniel andrew thomas robert charlie george william anthony joshua
  matthew nicholas alexander alexandra jennifer jessica ashley amanda nicole michelle samantha elizabeth victoria natasha
  tatiana svetlana ekaterina anastasia vladimir sergey dmitry nikita maksim andrey aleksandr maria marina karina kristina
  viktoria valentina mantas lukas tomas jonas petras andrius paulius rokas domantas karolis justinas martynas gabija
  emilija ugne austeja greta rasa ruta egle jurate lietuva vilnius kaunas klaipeda zalgiris latvija riga janis peteris
  andris liga anna laura eesti estonia tallinn tartu kalev linnuke maasikas lithuania latvia russia moskva spartak zenit
  london america australia canada germany france italia espana nederland amsterdam ajax feyenoord welkom wachtwoord
  bonjour motdepasse hallo hello morning goodluck success winner money million business company office manager customer
  shopping marketplace crossdock family mother father brother sister friend friends bestfriend baby babygirl babyboy
  beautiful handsome sweet sweetheart darling happy smile lucky jesus christ blessed heaven faith hope trustno thunder
  lightning storm ocean river mountain galaxy planet rainbow diamond crystal silver golden purple yellow green black white
  blue red pink phoenix scorpion cobra panther jaguar hunter killer warrior soldier sniper ninja samurai knight wizard
  magic legend hero power energy rocket turbo metallica nirvana slipknot eminem guitar music dance rockstar pussy fuckyou
  asshole bitch sexy porn`;

export const COMMON_WORDS: readonly string[] = WORDS.trim()
  .split(/\s+/)
  .sort((a, b) => b.length - a.length);

/** Walks over the keyboard; the rule matches them in both directions. */
export const KEY_WALKS: readonly string[] = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop[]asdfghjkl;'zxcvbnm,./",
  "qwertzuiopasdfghjklyxcvbnm",
  "azertyuiopqsdfghjklmwxcvbn",
  "qazwsxedcrfvtgbyhnujmikolp",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "1a2b3c4d5e6f7g8h9i0j",
  "a1b2c3d4e5f6g7h8i9j0",
  "zaq1xsw2cde3vfr4bgt5nhy6mju7",
  "zaq12wsxcde34rfv",
  "741852963",
  "147258369",
  "789456123",
  "159753",
  "!@#$%^&*()",
];
