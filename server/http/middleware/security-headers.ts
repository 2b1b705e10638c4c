import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Half of what browsers can do is of no use to a law firm's pages, nor to anything injected into them. */
const DENIED_FEATURES = {
  accelerometer: [],
  camera: [],
  displayCapture: [],
  geolocation: [],
  gyroscope: [],
  magnetometer: [],
  microphone: [],
  midi: [],
  payment: [],
  usb: [],
};

/**
 * Headers of every answer. Pages add their own content security policy.
 * @param siteUrl HSTS is sent only where the public address is https
 */
export function securityHeaders(siteUrl: string): MiddlewareHandler {
  return secureHeaders({
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: siteUrl.startsWith('https:') ? 'max-age=31536000' : false,
    permissionsPolicy: DENIED_FEATURES,
  });
}

/** For pages whose address holds a secret: no link or file of theirs tells it to anybody. Comes before the others. */
export const noReferrer: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('Referrer-Policy', 'no-referrer');
};

/** API answers are data of the moment, and never a document. */
export const apiHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('Cache-Control', 'no-store');
  c.res.headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
};
