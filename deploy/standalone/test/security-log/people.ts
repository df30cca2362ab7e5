import type { ApiClient } from '../../api-client.ts';

export const PASSWORD = 'correct horse battery';
export const WRONG = 'a wrong horse battery';
export const LATER = 'another fine password';

export const account = (name: string, password = PASSWORD) => ({
  email: `${name}@example.com`,
  name,
  password,
  password_confirmation: password,
});
export const logIn = (client: ApiClient, name: string, password = PASSWORD) =>
  client.post('/api/login', { email: `${name}@example.com`, password });
export const changePassword = (client: ApiClient, current_password: string, password: string) =>
  client.send('PUT', '/api/user/password', { current_password, password, password_confirmation: password });
