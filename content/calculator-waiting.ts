/** Said beside Calculate while what works the figures out is still on its way to the browser. */
export const calculatorWaiting = 'The calculator is still loading. Your result follows by itself.';
