import { lazy } from "react";
import { createBrowserRouter, Navigate } from "react-router";
import { BrokenScreen, UnknownAddress, WithoutScreens } from "./empty-screens.tsx";
import { Frame } from "./frame.tsx";
import { ScreenPage } from "./screen-page.tsx";
import { SCREENS, screensFor } from "./screens.ts";
import { useMember } from "./session.ts";

const screenRoutes = SCREENS.map((screen) => ({
  path: screen.subPath ? `${screen.path}/${screen.subPath}?` : screen.path,
  element: <ScreenPage screen={screen} content={lazy(screen.load)} />,
}));

const inside = [{ index: true, element: <FirstScreen /> }, ...screenRoutes, { path: "*", element: <UnknownAddress /> }];

export const router = createBrowserRouter([
  // A screen that fails leaves the menu around it.
  { path: "/", element: <Frame />, children: [{ errorElement: <BrokenScreen />, children: inside }] },
]);

function FirstScreen() {
  const [first] = screensFor(useMember().permissions);
  return first ? <Navigate to={first.path} replace /> : <WithoutScreens />;
}
