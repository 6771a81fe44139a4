import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./styles.css";
import { App } from "./app.tsx";
import { showChosenColourMode } from "./frame/colour-mode.ts";
import { loadMessages, preferredLanguage } from "./language.ts";

const root = document.getElementById("app");
if (!root) throw new Error("index.html has no #app");

showChosenColourMode();
const language = preferredLanguage();
const messages = await loadMessages(language);
createRoot(root).render(
  <StrictMode>
    <App initial={{ language, messages }} />
  </StrictMode>,
);
