// Loaded into the server whose pages are read: its clock starts at the instant SHOWN_AT (ISO 8601).
const shift = Date.parse(process.env.SHOWN_AT ?? '') - Date.now();

globalThis.Date = new Proxy(Date, {
  construct: (original, values) =>
    values.length === 0 ? new original(original.now() + shift) : Reflect.construct(original, values),
  get: (original, name) => (name === 'now' ? () => original.now() + shift : Reflect.get(original, name)),
});
