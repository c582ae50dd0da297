const style = `
:root { color-scheme: light dark; --line: #8a817c; --action: #8c3b12; --on-action: #fff; }
@media (prefers-color-scheme: dark) { :root { --line: #7d756f; --action: #f0a67f; --on-action: #22120a; } }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 40rem; margin: 0 auto; padding: 2rem 1rem; }
h1, h2 { line-height: 1.25; }
h2 { font-size: 1.125rem; margin: 0; }
ol { list-style: none; padding: 0; }
li, form { border: 1px solid var(--line); border-radius: 0.5rem; padding: 1rem; margin: 1rem 0; }
p { overflow-wrap: anywhere; margin: 0.5rem 0; }
label { display: block; margin: 0 0 1rem; font-weight: 600; }
input { display: block; box-sizing: border-box; width: 100%; min-height: 2.75rem; font: inherit; font-weight: 400; padding: 0.25rem 0.75rem; }
button, a.button { display: inline-block; min-height: 2.75rem; box-sizing: border-box; font: inherit; padding: 0.5rem 1.25rem;
  border: 1px solid var(--line); border-radius: 0.5rem; color: inherit; background: none; text-decoration: none; cursor: pointer; }
button[value='allow'], a.button { background: var(--action); color: var(--on-action); border-color: var(--action); }
:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
`;

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** A page of the backend. `body` is HTML: pass every text through `escaped`. */
export function page(title: string, body: string, status = 200): Response {
  const markup = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body><main><h1>${escaped(title)}</h1>
${body}
</main></body>
</html>`;
  return new Response(markup, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    },
  });
}

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
