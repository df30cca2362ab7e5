// Makes a user for each service whose password it is given, or gives it that password: with its own database, and no other.
const { MONGODB_PREFIX: prefix, MONGODB_ROOT_PASSWORD: root, ...env } = process.env;
if (!prefix)
  throw new Error('MONGODB_PREFIX is not set: what the databases’ names begin with, such as carillon');
const admin = db.getSiblingDB('admin');
admin.auth('root', root);
for (const [name, pwd] of Object.entries(env)) {
  const service = /^MONGODB_([A-Z][A-Z0-9]*)_PASSWORD$/.exec(name)?.[1]?.toLowerCase();
  if (!service) continue;
  const rights = { pwd, roles: [{ role: 'readWrite', db: `${prefix}_${service}` }] };
  if (admin.getUser(service)) admin.updateUser(service, rights);
  else admin.createUser({ user: service, ...rights });
}
