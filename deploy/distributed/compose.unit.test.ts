import { expect, jest, test } from '@jest/globals';
import { onFreePorts, PortInUse } from './compose.ts';

test('a start whose free port was taken meanwhile begins again on other ports', async () => {
  const start = jest.fn<() => Promise<string>>();
  start.mockRejectedValueOnce(new PortInUse('store', 14_124)).mockResolvedValueOnce('started');
  await expect(onFreePorts(start)).resolves.toBe('started');
});

test('fails if its ports are taken on every attempt', async () => {
  const start = jest.fn<() => Promise<string>>().mockRejectedValue(new PortInUse('store', 14_124));
  await expect(onFreePorts(start)).rejects.toThrow('store would listen on port 14124');
  expect(start).toHaveBeenCalledTimes(3);
});

test('a start that fails for another reason is not tried again', async () => {
  const start = jest.fn<() => Promise<string>>().mockRejectedValue(new Error('no broker'));
  await expect(onFreePorts(start)).rejects.toThrow('no broker');
  expect(start).toHaveBeenCalledTimes(1);
});
