export async function loader() {
  return null;
}

export default function Cart() {
  return null;
}
