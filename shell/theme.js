// Runs before the first paint, so a user of the dark theme never sees a light flash. The server marks pages with only
// one mode.
const mode = document.documentElement.getAttribute('data-mode') ?? localStorage.getItem('mode');
if (mode === 'light' || mode === 'dark') document.documentElement.setAttribute('data-mode', mode);
document.documentElement.toggleAttribute('data-logged-in', localStorage.getItem('token') !== null);
