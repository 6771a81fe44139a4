export { registerStaffOrigin, type StaffContextFor } from "./http.ts";
export { inviteMember } from "./members/invite-member.ts";
export { findEnabledMember, listMembersWith, listRoleNames, memberNames } from "./members/member-store.ts";
export { type RowEntry, rowEntry, rowTimeline } from "./members/row-timeline.ts";
export { staffModule } from "./module.ts";
export type { Staff } from "./staff.ts";
export { setSecondFactor } from "./totp/second-factor.ts";
