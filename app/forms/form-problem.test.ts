import { describe, expect, test } from 'vitest';
import { ApiError } from '../browser/api-client.ts';
import { problemOf } from './form-problem.ts';

const fallback = 'Unable to send your request. Please call us.';
const body = (error: string, fieldErrors?: Record<string, string[]>) =>
  JSON.stringify({ error, fieldErrors });

describe('what a visitor reads when a lead was not accepted', () => {
  test('the messages of the server at the fields that it refused', () => {
    const fieldErrors = { phone: ['Please enter a valid phone number'] };
    const failure = new ApiError(400, body('Please check the highlighted fields.', fieldErrors), null);
    expect(problemOf(failure, fallback)).toEqual({
      error: 'Please check the highlighted fields.',
      fieldErrors,
    });
  });

  test.each([
    [1, `${fallback} You can try again in 1 second.`],
    [40, `${fallback} You can try again in 40 seconds.`],
    [120, `${fallback} You can try again in 2 minutes.`],
    [121, `${fallback} You can try again in 3 minutes.`],
    [null, fallback],
  ])('when to try again, where the server says %s seconds', (retryAfterSeconds, error) => {
    const failure = new ApiError(429, body('Please wait.'), retryAfterSeconds);
    expect(problemOf(failure, fallback)).toEqual({ error, fieldErrors: {} });
  });

  test.each([
    ['a failing server', new ApiError(503, body('The database is down.'), null)],
    ['a proxy that answers with a page', new ApiError(400, '<h1>Bad Request</h1>', null)],
    ['no connection', new TypeError('Failed to fetch')],
  ])("the form's own words after %s", (_, failure) => {
    expect(problemOf(failure, fallback)).toEqual({ error: fallback, fieldErrors: {} });
  });
});
