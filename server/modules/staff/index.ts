export { registerStaffOrigin, type StaffContextFor } from "./http.ts";
export { inviteMember } from "./members/invite-member.ts";
export { listMembersWith, listRoleNames } from "./members/member-store.ts";
export { openStaff, type Staff } from "./staff.ts";
export { setSecondFactor } from "./totp/second-factor.ts";
