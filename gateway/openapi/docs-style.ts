/** A page outside the app's shell, so it brings its own few rules. Colors are those of the product. */
export const DOCS_STYLE = `
:root{color-scheme:light dark;--ground:#f6f7f9;--surface:#fff;--line:#e3e6eb;--text:#161b26;--muted:#556070;--primary:#2346c8}
@media (prefers-color-scheme:dark){:root{--ground:#0f1218;--surface:#171b23;--line:#2a303b;--text:#e7eaf0;--muted:#9aa5b5;--primary:#8ea6ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{max-width:900px;margin:0 auto;padding:48px 16px}
h1{font-size:32px;line-height:1.25;margin:0 0 16px}h2{font-size:20px;margin:48px 0 16px;text-transform:capitalize}h3{font-size:14px;margin:16px 0 8px;color:var(--muted)}
a{color:var(--primary)}nav a{margin-right:16px;text-transform:capitalize}
details{background:var(--surface);border:1px solid var(--line);border-radius:12px;margin:8px 0;padding:0 16px}
details[open]{padding-bottom:16px}
summary{cursor:pointer;padding:12px 0;overflow-wrap:anywhere}
.method{display:inline-block;min-width:52px;font-weight:600;color:var(--primary)}.what{color:var(--muted);margin-left:8px}.who{color:var(--muted);margin:0}
code,pre{font-family:ui-monospace,monospace;font-size:14px}
pre{overflow:auto;max-height:420px;background:var(--ground);border:1px solid var(--line);border-radius:8px;padding:16px;margin:0}
:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
`;
