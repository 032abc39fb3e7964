/** The time, renewed every second: clocks read it. */
export const now = $state({ value: Date.now() });

setInterval(() => (now.value = Date.now()), 1000);
