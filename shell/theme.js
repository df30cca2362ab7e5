// Runs before the first paint, so that nobody who chose dark is shown light for a moment.
// The server says it of a page that has one mode alone.
const mode = document.documentElement.getAttribute('data-mode') ?? localStorage.getItem('mode');
if (mode === 'light' || mode === 'dark') document.documentElement.setAttribute('data-mode', mode);
document.documentElement.toggleAttribute('data-logged-in', localStorage.getItem('token') !== null);
