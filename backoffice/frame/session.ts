import { createContext, useContext } from "react";
import type { Permission } from "#domain/people/access/permissions.ts";
import type { StaffLanguage } from "../language.ts";
import type { StaffMember } from "../staff-api.ts";

/** The signed-in member, and their language. */
export interface Session {
  member: StaffMember;
  /** After signing in again, or null after signing out. */
  become: (member: StaffMember | null) => void;
  language: StaffLanguage;
  changeLanguage: (language: StaffLanguage) => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("Nobody is signed in here");
  return session;
}

export const useMember = (): StaffMember => useSession().member;

/** Whether the member's roles allow something: `useMayDo("orders.refund")`. */
export const useMayDo = (permission: Permission): boolean => useMember().permissions.includes(permission);
