import { commandsUnder } from './page-commands.ts';

const startOf = (line: string) => line.split(' ').slice(0, 2).join(' ');

describe('commandsUnder', () => {
  it('returns each command on one line, without its comment', () => {
    const [install = []] = commandsUnder('Install');

    expect(install.map(startOf)).toEqual([
      'npm install',
      'npm run',
      'npm run',
      'kubectl create',
      'kubectl apply',
      'helm install',
    ]);
    expect(install.at(-1)).toContain(' --set image.registry=');
    expect(install.join('\n')).not.toMatch(/#/);
  });

  it('returns the blocks of a section apart', () => {
    expect(commandsUnder('Uninstall').map((block) => block.map(startOf))).toEqual([
      ['helm uninstall'],
      ['kubectl delete', 'kubectl delete'],
    ]);
  });

  it('rejects a heading that the page lacks', () => {
    expect(() => commandsUnder('Downgrade')).toThrow('no commands under "Downgrade"');
  });
});
