export async function loader() {
  return null;
}

export default function PaymentFail() {
  return null;
}
