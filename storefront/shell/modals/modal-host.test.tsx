import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, test } from "vitest";
import { renderWhole } from "../../render/whole-document.server.ts";
import { ModalHost } from "./modal-host.tsx";
import { closeModal, openModal } from "./modal-store.ts";

const modals = {
  login: async () => () => <p>Sign in here</p>,
  "forgot-password": async () => () => <p>A new password</p>,
};

async function shown(): Promise<string> {
  const routes = [{ id: "home", path: "*", element: <ModalHost modals={modals} /> }];
  return String(await renderWhole(<RouterProvider router={createMemoryRouter(routes)} />, () => {}));
}

describe("the modal host", () => {
  afterEach(() => closeModal(false));

  test("MODAL-01 shows the open modal of the registry that it is given, and none while none is open", async () => {
    expect(await shown()).not.toContain("<p>");
    openModal("login", {});
    expect(await shown()).toContain("<p>Sign in here</p>");
    openModal("forgot-password", {});
    expect(await shown()).toContain("<p>A new password</p>");
  });

  test("MODAL-01 shows nothing for a modal that the registry does not have", async () => {
    openModal("register", {});
    expect(await shown()).not.toContain("<p>");
  });
});
