/// <reference types="vite/client" />
declare module '*.icons' {
  const icons: Record<string, string>;
  export default icons;
}
