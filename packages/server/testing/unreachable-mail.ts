/** E-mail settings whose mail server cannot be reached. The server offers e-mail and delivers none. */
export const UNREACHABLE_MAIL = {
  host: '127.0.0.1',
  port: 1,
  isSecure: false,
  login: null,
  from: { name: '', address: 'fire@fire.example' },
  publicUrl: new URL('http://fire.example'),
};
