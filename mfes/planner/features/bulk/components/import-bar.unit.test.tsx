import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ImportBar } from './import-bar.tsx';

test('the second click of two on Import stops nothing', async () => {
  const [onImport, onStop] = [jest.fn(), jest.fn()];
  const bar = (running: boolean) => (
    <ImportBar
      counts={{ all: 1, faulty: 0, chosen: 1, done: 0 }}
      summary=""
      shown="all"
      running={running ? { done: 0, total: 1, waits: null } : null}
      mayImport
      open={null}
      onShow={jest.fn()}
      onImport={onImport}
      onStop={onStop}
      onResults={jest.fn()}
    />
  );
  const { rerender } = render(bar(false));
  const button = screen.getByRole('button', { name: 'Import 1 post' });
  await userEvent.click(button);
  rerender(bar(true));
  await userEvent.click(button);
  expect(button).toBeInTheDocument();
  expect(onImport).toHaveBeenCalledTimes(1);
  expect(onStop).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(onStop).toHaveBeenCalledTimes(1);
});
