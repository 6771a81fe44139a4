import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Checkbox } from "./checkbox.tsx";
import { SelectField, TextareaField, TextField } from "./field.tsx";
import { PasswordField } from "./password-field.tsx";

const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1];

test.each([
  ["text", <TextField key="1" label="City" help="As on the parcel" />],
  ["textarea", <TextareaField key="2" label="City" help="As on the parcel" />],
  ["select", <SelectField key="3" label="City" help="As on the parcel" />],
  ["password", <PasswordField key="4" label="City" help="As on the parcel" showText="Show" hideText="Hide" />],
])("a %s field is tied to its label and to its help", (_, field) => {
  const html = renderToStaticMarkup(field);
  const control = /<(?:input|textarea|select)[^>]*>/.exec(html)?.[0] ?? "";
  expect(attribute(html, "for")).toBe(attribute(control, "id"));
  expect(html).toContain(`<p id="${attribute(control, "aria-describedby")}"`);
  expect(control).not.toContain("aria-invalid");
});

test("an error replaces the help, is linked to the control and marks it invalid", () => {
  const html = renderToStaticMarkup(<TextField label="E-mail" id="mail" help="For the receipt" error="Add an @." />);
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*aria-describedby="mail-line"/);
  expect(html).toMatch(/<p id="mail-line".*Add an @\./);
  expect(html).not.toContain("For the receipt");
});

test("keeps a description given by the caller", () => {
  const html = renderToStaticMarkup(<TextField label="Code" id="code" aria-describedby="sum" help="Six figures" />);
  expect(html).toContain('aria-describedby="sum code-line"');
});

test("a field without help or error describes nothing", () => {
  expect(renderToStaticMarkup(<TextField label="City" />)).not.toContain("aria-describedby");
});

test("a password is hidden at first and its toggle says what it does", () => {
  const html = renderToStaticMarkup(<PasswordField label="Password" showText="Show it" hideText="Hide it" />);
  expect(html).toContain('type="password"');
  expect(html).toContain('aria-label="Show it"');
});

test("a checkbox's error is linked to it", () => {
  const html = renderToStaticMarkup(<Checkbox error="Tick this to go on.">I accept</Checkbox>);
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain(`<p id="${attribute(html, "aria-describedby")}"`);
});
