/** The styles of the inbox: one column, big buttons, readable in light and dark mode. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #1e1b4b; --soft: #6b6890; --line: #e4e1f5; --paper: #fff; --back: #f6f4ff; --mark: #5b3fd6; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eceaff; --soft: #a9a5cf; --line: #353060; --paper: #1c1937; --back: #131127; --mark: #b3a2ff; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { display: flex; justify-content: space-between; gap: 1rem; padding: 1rem max(1rem, 50vw - 30rem); background: var(--paper); border-bottom: 1px solid var(--line); }
header > a { font-weight: 700; }
nav { display: flex; gap: 1.5rem; }
a { color: var(--mark); text-decoration: none; }
a:hover { text-decoration: underline; }
main { padding: 1rem max(1rem, 50vw - 30rem) 3rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
small { color: var(--soft); font-weight: 400; }
.messages { list-style: none; margin: 0; padding: 0; background: var(--paper); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
.messages li + li { border-top: 1px solid var(--line); }
.messages a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .75rem 1rem; color: inherit; text-decoration: none; }
.messages a:hover, .messages a:focus-visible { background: var(--back); }
.messages strong, .snippet { grid-column: 1 / -1; }
.messages time { grid-area: 1 / 2; color: var(--soft); font-size: .875rem; }
.who { color: var(--soft); font-size: .875rem; }
.snippet { color: var(--soft); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: 12px; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; background: var(--paper); border: 1px solid var(--line); border-radius: 12px; }
summary { cursor: pointer; padding: .75rem 0; }
button { margin-top: 1rem; padding: .75rem 1.25rem; border: 1px solid var(--line); border-radius: 12px; background: var(--paper); color: inherit; font: inherit; cursor: pointer; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; background: var(--paper); }
th, td { padding: .5rem .75rem; border: 1px solid var(--line); text-align: left; overflow-wrap: anywhere; }
`;
