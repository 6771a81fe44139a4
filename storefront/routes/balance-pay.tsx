export async function loader() {
  return null;
}

export default function BalancePay() {
  return null;
}
