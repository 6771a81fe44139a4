import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "i-forgot-my-password",
  title: "I forgot my password, or somebody else may know it. What should I do?",
  description: "Ask for a link on the sign-in page. A new password signs all other devices out.",
  blocks: [
    p(
      "On the page [Sign in](/login) choose “Forgot it?” and enter your e-mail address. If there is an account with it, a link is on its way. It works once, for {resetMinutes}. If nothing comes, look into the spam folder.",
    ),
    p(
      "Do you think that somebody else knows it? Then change it at once under [Account information](/account-information). **All other devices are signed out** by that. On the same page you see where you are signed in, and can sign out single devices.",
    ),
    p(
      "A good password has at least {passwordLength} characters. A few words in a row are easy to remember and hard to guess. We never ask for it by mail or phone.",
    ),
  ],
};
