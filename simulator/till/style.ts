/** A style unlike any storefront's. */
export const TILL_STYLE = `
:root { color-scheme: light; font-family: system-ui, sans-serif; line-height: 1.5; color: #1d2733; background: #eef1f5; }
body { margin: 0; padding: 1.5rem 1rem; }
main { max-width: 26rem; margin: 4vh auto; padding: 2rem; background: #fff; border: 1px solid #d5dce5; border-radius: 12px; }
h1 { margin: 0 0 1rem; font-size: 1.375rem; }
.note { margin: 0 0 1.5rem; font-size: 0.875rem; color: #55606e; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 0 0 1.5rem; }
dt { color: #55606e; }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
.amount { font-size: 1.25rem; font-weight: 600; }
.declined { padding: 0.75rem 1rem; border-radius: 8px; background: #fdecea; color: #8a1c12; }
form { display: grid; gap: 0.625rem; }
button { min-height: 44px; padding: 0.5rem 1rem; font: inherit; color: #1d2733; background: #fff; border: 1px solid #9aa7b6;
  border-radius: 8px; cursor: pointer; }
button:hover { background: #f4f6f9; }
button.pay { color: #fff; background: #1f4b99; border-color: #1f4b99; font-weight: 600; }
button.pay:hover { background: #173a78; }
button.cancel { border-color: transparent; text-decoration: underline; }
:focus-visible { outline: 3px solid #6d9bf1; outline-offset: 2px; }
details { margin-top: 1rem; font-size: 0.875rem; }
summary { min-height: 24px; cursor: pointer; color: #55606e; }
label { display: block; min-height: 24px; margin-top: 0.5rem; }
input[type="number"] { width: 5rem; font: inherit; }
a { color: #1f4b99; }
`;
