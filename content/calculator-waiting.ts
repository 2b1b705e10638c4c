/** Shown beside Calculate while the engine is loading. */
export const calculatorWaiting = 'The calculator is still loading. Your result follows by itself.';
