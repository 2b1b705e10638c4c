import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTooltips } from './tooltip-timing.ts';

function twoTooltips() {
  const tooltip = createTooltips();
  const open = { first: false, second: false };
  const first = tooltip((now) => {
    open.first = now;
  });
  const second = tooltip((now) => {
    open.second = now;
  });
  return { open, first, second };
}

describe('a tooltip', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('opens when the pointer has rested on its trigger for 700 ms', () => {
    const { open, first } = twoTooltips();
    first.enter();
    vi.advanceTimersByTime(699);
    expect(open.first).toBe(false);
    vi.advanceTimersByTime(1);
    expect(open.first).toBe(true);
  });

  test('does not open when the pointer only passes over', () => {
    const { open, first } = twoTooltips();
    first.enter();
    vi.advanceTimersByTime(500);
    first.leave();
    vi.advanceTimersByTime(5000);
    expect(open.first).toBe(false);
  });

  test('does not open after a click during the delay', () => {
    const { open, first } = twoTooltips();
    first.enter();
    first.close();
    vi.advanceTimersByTime(5000);
    expect(open.first).toBe(false);
  });

  test('opens at once within 300 ms after another one closed, and waits again after that', () => {
    const { open, first, second } = twoTooltips();
    first.focus();
    first.close();
    vi.advanceTimersByTime(300);
    second.enter();
    expect(open.second).toBe(true);
    second.close();
    vi.advanceTimersByTime(301);
    first.enter();
    expect(open.first).toBe(false);
    vi.advanceTimersByTime(700);
    expect(open.first).toBe(true);
  });

  test('closes when the next one opens', () => {
    const { open, first, second } = twoTooltips();
    first.focus();
    second.enter();
    expect(open).toEqual({ first: false, second: true });
  });

  test('stays open while the pointer moves onto it, and closes when the pointer leaves both', () => {
    const { open, first } = twoTooltips();
    first.focus();
    first.leave();
    vi.advanceTimersByTime(50);
    first.enter();
    vi.advanceTimersByTime(5000);
    expect(open.first).toBe(true);
    first.leave();
    vi.advanceTimersByTime(100);
    expect(open.first).toBe(false);
  });

  test('opens without delay on keyboard focus, and closes at once on blur, click or Escape', () => {
    const { open, first } = twoTooltips();
    first.focus();
    expect(open.first).toBe(true);
    first.close();
    expect(open.first).toBe(false);
  });
});
