export async function loader() {
  return null;
}

export default function Payment() {
  return null;
}
