import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Browser features that no page needs, denied also to injected code. */
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
 * Sets the security headers of every answer. Pages add their own content security policy.
 * @param siteUrl HSTS is sent only where the public URL is https
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

/** Keeps a secret in a page's URL out of the Referer header. Registered before the other middleware. */
export const noReferrer: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('Referrer-Policy', 'no-referrer');
};

/** Headers of API answers: never cached, never shown as a document. */
export const apiHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('Cache-Control', 'no-store');
  c.res.headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
};
