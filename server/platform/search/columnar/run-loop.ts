/**
 * Runs a loop over many documents. Called plainly, it would be put into its caller by V8's middle compiler, and a loop
 * that lies inside another function reaches the best compiler only after a thousand calls of that function: until then
 * a query would take three times as long. Calls with a list of arguments are left alone.
 */
export function runLoop<Arguments extends readonly unknown[], Result>(
  loop: (...values: Arguments) => Result,
  ...values: Arguments
): Result {
  return Reflect.apply(loop, undefined, values);
}
