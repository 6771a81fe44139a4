export const themeNames = ["default", "alt", "alt2", "pj", "tp", "wl", "nl", "ae"] as const;

export type ThemeName = (typeof themeNames)[number];
