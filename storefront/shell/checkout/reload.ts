let isByReload = true;

/** Only browsers that tell how a page is left know a reload from a departure; the others are taken to reload. */
export const isReloading = () => isByReload;

if (typeof window !== "undefined" && "navigation" in window) {
  isByReload = false;
  window.navigation.addEventListener("navigate", ({ navigationType }) => {
    isByReload = navigationType === "reload";
  });
}
