import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useRef, useState } from 'react';
import { defineRemote } from '../providers/define-remote.tsx';
import { renderRemote } from '../testing/render-remote.tsx';
import { Dialog } from './dialog.tsx';

let busy = false;
let stays = true;
let isFirstNamed = false;

function Page(): ReactNode {
  const [open, setOpen] = useState(false);
  const [isThere, setIsThere] = useState(true);
  const keep = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    setIsThere(stays);
  };
  return (
    <>
      <h1 id="home" tabIndex={-1}>
        Bells
      </h1>
      {isThere && (
        <button type="button" onClick={() => setOpen(true)}>
          Tune
        </button>
      )}
      {open && (
        <Dialog
          title="Tune the bell"
          busy={busy}
          {...(isFirstNamed && { first: keep })}
          home={() => document.getElementById('home')}
          onClose={close}
          actions={
            <button ref={keep} type="button" onClick={close}>
              Keep it
            </button>
          }
        >
          <label>
            Note <input />
          </label>
        </Dialog>
      )}
    </>
  );
}

const Remote = defineRemote(Page);
const tune = (): HTMLElement => screen.getByRole('button', { name: 'Tune' });
const open = async (): Promise<void> => {
  renderRemote(Remote);
  await userEvent.click(tune());
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveFocus());
};
const back = async (): Promise<void> => {
  await waitFor(() => expect(window.history.state?.dialogs).toBe(1));
  const leaving = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await act(() => leaving);
};

beforeEach(async () => {
  busy = false;
  stays = true;
  isFirstNamed = false;
  await waitFor(() => expect(Number(window.history.state?.dialogs ?? 0)).toBe(0));
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Back', back],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Keep it' }))],
])('opens on its first control; %s closes it and gives the focus back', async (_, close) => {
  await open();
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(tune()).toHaveFocus();
});

test('when what opened it is gone, the focus goes home', async () => {
  stays = false;
  await open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Bells' })).toHaveFocus());
});

test('neither Escape nor Back closes it while what was asked for is under way', async () => {
  busy = true;
  await open();
  await userEvent.keyboard('{Escape}');
  await back();
  expect(screen.getByRole('dialog', { name: 'Tune the bell' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
});

describe('the second half of a double click', () => {
  const background = (): HTMLElement => {
    const found = screen.getByRole('dialog').closest<HTMLElement>('.ant-modal-wrap');
    if (!found) throw new Error('the dialog has no background');
    return found;
  };
  const press = (element: HTMLElement, detail: number): void => {
    fireEvent.mouseDown(element, { detail });
    fireEvent.mouseUp(element, { detail });
    fireEvent.click(element, { detail });
  };

  test('is ignored by the dialog that the first half opened', async () => {
    await open();
    press(background(), 2);
    press(screen.getByRole('button', { name: 'Keep it' }), 2);
    await act(() => new Promise(requestAnimationFrame));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('doesn’t choose the focus of the dialog that the first half opened', async () => {
    isFirstNamed = true;
    renderRemote(Remote);
    fireEvent.click(tune());
    const note = screen.getByLabelText('Note');
    fireEvent.pointerDown(note);
    press(note, 2);
    act(() => note.focus());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
  });

  test('doesn’t move the focus', async () => {
    await open();
    expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Keep it' }), { detail: 2 })).toBe(false);
  });

  test('counts where the first half hit the dialog too', async () => {
    await open();
    press(screen.getByLabelText('Note'), 1);
    press(screen.getByRole('button', { name: 'Keep it' }), 2);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('the key that opened it', () => {
  const close = (): HTMLElement => screen.getByRole('button', { name: 'Close' });
  const isTaken = (init: KeyboardEventInit): boolean =>
    !fireEvent.keyDown(close(), { key: 'Enter', ...init });

  test('presses no button while the dialog is still opening', async () => {
    renderRemote(Remote);
    fireEvent.click(tune());
    expect(isTaken({})).toBe(true);
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveFocus());
    expect(isTaken({})).toBe(false);
  });

  test('presses no button as long as it is held down', async () => {
    await open();
    expect(isTaken({ repeat: true })).toBe(true);
  });

  test('submits no field as long as it is held down', async () => {
    await open();
    const press = (repeat: boolean): boolean =>
      fireEvent.keyDown(screen.getByLabelText('Note'), { key: 'Enter', repeat });
    expect([press(true), press(false), press(true)]).toEqual([false, true, true]);
  });

  test('types while the dialog is still opening', () => {
    renderRemote(Remote);
    fireEvent.click(tune());
    expect(fireEvent.keyDown(screen.getByLabelText('Note'), { key: ' ' })).toBe(true);
  });
});

test('its title is a heading that names it', async () => {
  await open();
  const dialog = screen.getByRole('dialog', { name: 'Tune the bell' });
  expect(within(dialog).getByRole('heading', { level: 2, name: 'Tune the bell' })).toBeInTheDocument();
});
