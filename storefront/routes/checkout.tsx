export async function loader() {
  return null;
}

export default function Checkout() {
  return null;
}
