import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect } from './connect.ts';
import { type Identity, PASSWORD, startIdentity, type Visitor } from './identity-under-test.ts';

interface Person extends Visitor {
  readonly email: string;
}

interface Team {
  readonly people: readonly Person[];
  readonly workspaceId: string;
}

type Role = Visitor['role'];

let identity: Identity;
let signedUp = 0;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

/** Numbers from 0 up to a limit, the same for the same seed. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

async function signUp(): Promise<Person> {
  const email = `walker${++signedUp}@example.com`;
  return { ...(await identity.signUp(email)), email };
}

async function readTeam({ workspaceId }: Team) {
  const [workspaces, deletions, connections] = await Promise.all([
    identity.stored('workspaces'),
    identity.stored('deletions'),
    identity.stored('connections'),
  ]);
  const workspace = workspaces.find(({ _id }) => String(_id) === workspaceId);
  const members = (workspace?.members ?? []) as { userId: string; role: Role }[];
  const statusOf = (id: string) =>
    deletions.find(({ _id }) => String(_id) === id)?.status as string | undefined;
  return {
    exists: workspace !== undefined,
    members,
    roleOf: (id: string) => members.find(({ userId }) => userId === id)?.role,
    isOpen: (id: string) => [undefined, 'kept'].includes(statusOf(id)),
    isErased: (id: string) => statusOf(id) === 'erased',
    suspended: connections.find((one) => one.workspaceId === workspaceId)?.suspended === true,
  };
}

/** The steps that anybody may try; a refusal is as good as any answer. */
const STEPS: Readonly<
  Record<string, (team: Team, who: Person, other: Person, role: Role) => Promise<unknown>>
> = {
  closes: (_, who) => identity.post('/user/deletion', { email: who.email, current_password: PASSWORD }, who),
  leaves: ({ workspaceId }, who) => identity.post(`/workspaces/${workspaceId}/leave`, {}, who),
  removes: (_, who, other) => identity.del(`/workspace/members/${other.userId}`, who),
  'gives a role': (_, who, other, role) =>
    identity.put(`/workspace/members/${other.userId}`, { role, current_password: PASSWORD }, who),
  invites: (_, who, other, role) => identity.enrol(who, other, role).catch(() => undefined),
};

/** Each as often as it is tried. */
const NAMES = [
  ...Array(5).fill('closes'),
  ...['leaves', 'leaves', 'removes', 'gives a role', 'gives a role', 'invites', 'invites'],
];
const ROLES = ['owner', 'editor', 'viewer'] as const;

async function comeBack({ email }: Person): Promise<void> {
  const reply = await identity.post('/login', { email, password: PASSWORD });
  const { detail } = (await reply.json()) as { detail: { keep: string } };
  await identity.post('/user/deletion/keep', { keep: detail.keep });
}

async function endTime({ userId }: Person): Promise<void> {
  await identity.change('deletions', { _id: userId, status: 'scheduled' }, { at: new Date(0) });
  await eventually(async () =>
    expect((await identity.stored('deletions')).find(({ _id }) => String(_id) === userId)).toMatchObject({
      status: 'erased',
    }),
  );
}

async function takeStep(team: Team, random: (below: number) => number): Promise<string> {
  const state = await readTeam(team);
  const alive = team.people.filter(({ userId }) => !state.isErased(userId));
  const [who, other] = [alive[random(alive.length)], alive[random(alive.length)]];
  if (!who || !other) return 'nothing';
  if (!state.isOpen(who.userId)) {
    const returns = random(3) > 0;
    await (returns ? comeBack(who) : endTime(who));
    return `${who.email} ${returns ? 'comes back' : 'is deleted'}`;
  }
  const name = NAMES[random(NAMES.length)] as keyof typeof STEPS;
  const role = ROLES[random(ROLES.length)] as Role;
  const actor = { ...who, workspaceId: team.workspaceId, role: state.roleOf(who.userId) ?? 'viewer' };
  if (name === 'invites' && (actor.role !== 'owner' || !state.isOpen(other.userId))) return 'nothing';
  await STEPS[name]?.(team, actor, other, role);
  return `${who.email} ${name} (${other.email}, ${role})`;
}

async function expectSound(team: Team): Promise<void> {
  const { exists, members, isOpen, suspended } = await readTeam(team);
  if (!exists) return;
  expect(members.filter(({ role }) => role === 'owner')).not.toEqual([]);
  expect(suspended).toBe(!members.some(({ userId }) => isOpen(userId)));
}

test.each(Array.from({ length: 20 }, (_, seed) => seed + 1))(
  'a workspace has an owner, and works only while somebody is there, whoever comes and goes (%i)',
  async (seed) => {
    const random = createRandom(seed);
    const people = [await signUp(), await signUp(), await signUp()] as const;
    const [ann, bob, cleo] = people;
    const created = await identity.post('/workspaces', { name: 'Bakehouse' }, ann);
    const { id: workspaceId } = (await created.json()) as { id: string };
    const owner = { ...ann, workspaceId };
    await connect(identity, owner, 'facebook');
    await identity.enrol(owner, bob, ROLES[random(3)] as Role);
    await identity.enrol(owner, cleo, ROLES[random(3)] as Role);
    const team = { people, workspaceId };
    const steps: string[] = [];
    for (let n = 0; n < 12; n++) {
      const before = await readTeam(team);
      steps.push(await takeStep(team, random));
      await expectSound(team).catch((cause) => {
        throw new Error(`after ${steps.join(', ')}`, { cause });
      });
      // It goes only with the last who could have come back.
      if (before.exists && !(await readTeam(team)).exists) expect(before.members).toHaveLength(1);
    }
  },
);
