export async function loader() {
  return null;
}

export default function OrderSuccessful() {
  return null;
}
