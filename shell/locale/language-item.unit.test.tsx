import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LanguageItem } from './language-item.tsx';

test('keeps the chosen language in the browser, to be saved, and loads the page again', async () => {
  const storage = { setItem: jest.fn() };
  const reload = jest.fn();
  render(<LanguageItem userId="ada" storage={storage} reload={reload} />);
  expect(screen.getByLabelText('Language')).toHaveValue('en');
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'Deutsch');
  expect(storage.setItem).toHaveBeenCalledWith('locale', 'de');
  expect(storage.setItem).toHaveBeenCalledWith('localeUnsaved', 'ada');
  expect(reload).toHaveBeenCalledTimes(1);
});
