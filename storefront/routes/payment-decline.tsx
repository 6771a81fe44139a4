export async function loader() {
  return null;
}

export default function PaymentDecline() {
  return null;
}
