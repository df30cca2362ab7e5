// Runs before the first paint, so that nobody who chose dark is shown light for a moment.
const mode = localStorage.getItem('mode');
if (mode === 'light' || mode === 'dark') document.documentElement.setAttribute('data-mode', mode);
document.documentElement.toggleAttribute('data-logged-in', localStorage.getItem('token') !== null);
