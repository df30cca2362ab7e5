/** The settings in `.env` that have a user's password at each server. */
export const mongodbPasswordOf = (service: string): string => `MONGODB_${service.toUpperCase()}_PASSWORD`;
export const rabbitmqPasswordOf = (process: string): string => `RABBITMQ_${process.toUpperCase()}_PASSWORD`;
export const redisPasswordOf = (process: string): string => `REDIS_${process.toUpperCase()}_PASSWORD`;

export const MONGODB_ROOT = 'MONGODB_ROOT_PASSWORD';
