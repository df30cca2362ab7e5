import { installCommands } from './readme-commands.ts';

describe('the README of the chart', () => {
  it('installs a release by four commands, whose files may be made elsewhere', () => {
    const commands = installCommands('/elsewhere');

    expect(commands.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'npm run',
      'kubectl create',
      'kubectl apply',
      'helm install',
    ]);
    expect(commands.filter((line) => line.includes('/elsewhere'))).toHaveLength(2);
  });
});
