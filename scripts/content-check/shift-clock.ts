// Loaded into the server whose pages are read: its clock starts at the instant SHOWN_AT (ISO 8601).
const shift = Date.parse(process.env.SHOWN_AT ?? '') - Date.now();

globalThis.Date = new Proxy(Date, {
  construct: (original, values, target) =>
    Reflect.construct(original, values.length === 0 ? [original.now() + shift] : values, target),
  get: (original, name) => (name === 'now' ? () => original.now() + shift : Reflect.get(original, name)),
});
