import { parseBriefs, readBriefs } from './briefs/read-briefs.ts';
import { measure } from './measure.ts';

const [FETE, JAM, SAUCE] = parseBriefs(`en sober
The fête on 4 May will not take place. Keep your ticket.
facts: 4 May
asks: keep ticket

en sober
Our jam may contain glass.

en warm alarm
Our killer sauce is back.`);

const figuresOf = (brief: typeof FETE, ...contents: string[]) => {
  if (!brief) throw new Error('no brief');
  return measure([{ brief, drafts: contents.map((content) => ({ content })) }]);
};

describe('measure', () => {
  it('finds no fault in a true and calm draft', () => {
    const { facts, asks, sober, added } = figuresOf(
      FETE,
      'The fête on 4 May will not take place. Keep your ticket.',
    );
    expect([facts.right, asks.right, sober.right, added]).toEqual([1, 1, 1, 0]);
  });

  it('finds a changed date', () =>
    expect(figuresOf(FETE, 'No fête on 5 May. Keep your ticket.').facts.right).toBe(0));

  it('finds a lost request', () => expect(figuresOf(FETE, 'No fête on 4 May.').asks.right).toBe(0));

  it.each(['!', '?', ' 🎉', ' Join us.'])('finds “%s” in bad news', (cheer) =>
    expect(figuresOf(JAM, `Our jam may contain glass${cheer}`).sober.right).toBe(0),
  );

  it('finds an ordinary brief written as bad news', () =>
    expect(figuresOf(SAUCE, 'We are sorry: our killer sauce is back.').alarms.right).toBe(0));

  it('finds drafts that repeat each other', () =>
    expect(figuresOf(JAM, 'Our jam may contain glass.', 'Note: our jam may contain glass.').overlap).toBe(1));

  it('finds words that the brief lacks', () =>
    expect(figuresOf(JAM, 'Our jam may contain blue glass.').added).toBeCloseTo(1 / 6));

  it('finds a gap in the first draft', () =>
    expect(figuresOf(JAM, 'Our jam may contain glass. [phone number]').openFirst).toBe(1));

  it('finds a line in four briefs whatever facts it has', () => {
    const drafts = [1, 2, 3, 4].map((day) => ({
      brief: { ...(JAM as NonNullable<typeof JAM>), text: `Brief ${day}` },
      drafts: [{ content: `Write ${day} May in your calendar.` }],
    }));
    expect(measure(drafts).reused).toEqual(['4 × write … in your calendar']);
    expect(measure(drafts.slice(1)).reused).toEqual([]);
  });
});

describe('readBriefs', () => {
  it.each(['open', 'held-out'] as const)('reads 75 briefs that state the facts asked for (%s)', (name) => {
    const briefs = readBriefs(name);
    expect(briefs).toHaveLength(75);
    for (const { text, facts } of briefs) for (const fact of facts) expect(text).toContain(fact);
  });
});
