// Creates a MongoDB user for each service whose password is set, or updates that password. Each user may read and write its
// own database and no other.
// mongosh runs this file, and rewrites it so that its calls are awaited: it turns a?.b() into a call without its object.
const { MONGODB_PREFIX: prefix, MONGODB_ROOT_PASSWORD: root, ...env } = process.env;
if (!prefix) throw new Error('Set MONGODB_PREFIX to the start of the database names, such as carillon');
const admin = db.getSiblingDB('admin');
admin.auth('root', root);
for (const [name, pwd] of Object.entries(env)) {
  const match = /^MONGODB_([A-Z][A-Z0-9]*)_PASSWORD$/.exec(name);
  if (!match) continue;
  const service = match[1].toLowerCase();
  const rights = { pwd, roles: [{ role: 'readWrite', db: `${prefix}_${service}` }] };
  if (admin.getUser(service)) admin.updateUser(service, rights);
  else admin.createUser({ user: service, ...rights });
}
