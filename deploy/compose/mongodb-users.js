// Run once by the image, on a new volume: a user for each service, with its own database and no other.
const { MONGODB_PREFIX: prefix, ...env } = process.env;
for (const service of ['identity', 'posts', 'ai', 'notifications', 'sandbox'])
  db.getSiblingDB('admin').createUser({
    user: service,
    pwd: env[`MONGODB_${service.toUpperCase()}_PASSWORD`],
    roles: [{ role: 'readWrite', db: `${prefix}_${service}` }],
  });
