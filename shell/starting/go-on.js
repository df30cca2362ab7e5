// Tells how far the start is, and goes on to the page that was asked for once it can be had.
const AGAIN_MS = 1000;
const main = document.querySelector('main');

async function look() {
  try {
    // The front page: asking for this one again could do something twice, such as a network's way back.
    const reply = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
    const next = new DOMParser()
      .parseFromString(await reply.text(), 'text/html')
      .querySelector('[data-starting]');
    if (!next) return location.reload();
    for (const part of ['progress', '[role=status]'])
      updateElement(main.querySelector(part), next.querySelector(part));
  } catch {
    main.querySelector('[role=status]').textContent =
      'Carillon does not answer. What it printed where it was started says why.';
  }
  setTimeout(look, AGAIN_MS);
}

/** Unchanged parts are left alone, so screen readers don't repeat them. */
function updateElement(element, next) {
  if (element.textContent !== next.textContent) element.textContent = next.textContent;
  if (element.value !== next.value) element.value = next.value;
}

setTimeout(look, AGAIN_MS);
