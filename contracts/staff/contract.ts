import * as session from "./session.ts";

/** The whole wire of the back office: every staff call, by area. */
export const staffContract = {
  session: {
    signIn: session.signIn,
    verifyTotp: session.verifyTotp,
    me: session.me,
    stepUp: session.stepUp,
    signOut: session.signOut,
    setPassword: session.setPassword,
  },
};
