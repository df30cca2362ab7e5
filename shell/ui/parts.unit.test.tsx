import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Modal } from './parts.tsx';

test('a closed dialog adds nothing from antd to the page until it opens', async () => {
  const dialog = (open: boolean) => (
    <Modal open={open} title="Delete the post?" footer={null}>
      It stays on the network.
    </Modal>
  );
  const { rerender } = render(dialog(false));
  expect(document.querySelector('[class*=ant-]')).toBeNull();
  rerender(dialog(true));
  expect(await screen.findByRole('dialog', { name: 'Delete the post?' })).toBeInTheDocument();
  rerender(dialog(false));
  expect(document.querySelector('.ant-modal')).not.toBeNull();
});
