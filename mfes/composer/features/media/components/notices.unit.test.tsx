import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Notices } from './notices.tsx';

test('says what becomes of an animation, and nothing of other files', () => {
  render(
    <Notices
      items={[
        { id: 'a', name: 'wave.webp', notice: 'first_frame_only' },
        { id: 'b', name: 'still.jpg' },
      ]}
    />,
  );
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    '“wave.webp” is animated, but only its first frame is used. To keep the animation, save it as an MP4 video or as a GIF of up to 10 MB.',
  ]);
});
