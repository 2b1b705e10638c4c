declare module 'virtual:brand-fonts' {
  const urls: readonly string[];
  export default urls;
}
