/** A style sheet is imported as its text, for a `<style>`. */
declare module '*.css' {
  const text: string;
  export default text;
}
